import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url'

// From our own server: the library would ask a stranger's for it.
prepareZXingModule({ overrides: { locateFile: () => reader } })

const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
const TRIED = 'portal-leitor'

/** For browsers that cannot read codes by themselves. */
export function codeReader() {
  if (!mayCompile()) {
    // The page was opened at another address, whose policy has no reader: this one's has.
    if (sessionStorage.getItem(TRIED)) throw new Error('no WebAssembly here')
    sessionStorage.setItem(TRIED, '1')
    window.location.reload()
  }
  return new BarcodeDetector({ formats: ['qr_code'] })
}

function mayCompile(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module
  } catch {
    return false
  }
}
