import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadCode } from './wasm-reader.ts';

const FORMATS = ['EAN13', 'EAN8', 'UPCA', 'UPCE'] as const;

/** It says first that it is there. The first message to it is the WebAssembly; each after it a picture, which is answered. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | ImageData>) => {
  if (data instanceof ArrayBuffer) return prepareZXingModule({ overrides: { wasmBinary: data } });
  void read(data);
});

answer(null);

async function read(picture: ImageData): Promise<void> {
  try {
    const [found] = await readBarcodes(picture, { formats: [...FORMATS], maxNumberOfSymbols: 1 });
    answer(found?.isValid ? { digits: found.text, isShortUpc: found.format === 'UPCE' } : null);
  } catch (problem) {
    setTimeout(() => {
      throw problem; // heard by the page, which gives up
    });
  }
}

function answer(code: ReadCode | null): void {
  postMessage(code);
}
