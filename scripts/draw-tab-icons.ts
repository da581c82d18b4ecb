import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { guideIconSprite } from '../web/app/features/guide/establishments/guide-icon-sprite.ts'
import { tabIconSprite } from '../web/app/features/portal/tabbar/tab-icon-sprite.ts'
import { repository } from './processes.ts'

const features = join(repository, 'web/app/features')
await writeFile(join(features, 'tabbar/tab-icons.svg'), tabIconSprite())
await writeFile(join(features, 'establishments/guide-icons.svg'), guideIconSprite())
