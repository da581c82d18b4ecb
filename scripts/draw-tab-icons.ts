import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tabIconSprite } from '../web/app/features/tabbar/tab-icon-sprite.ts'
import { repository } from './processes.ts'

await writeFile(join(repository, 'web/app/features/tabbar/tab-icons.svg'), tabIconSprite())
