import packedReader from 'zxing-wasm/reader/zxing_reader.wasm?packed';
import { sitePath } from '../../../base/routing/site-path.ts';

export interface ReadCode {
  digits: string;
  isShortUpc: boolean;
}

/** In pixels: enough for bars that fill half of the picture, and a quarter of the work of a whole one. */
const WIDEST_PICTURE = 960;

/** A picture takes a fraction of it; the first one waits until the WebAssembly is compiled. */
const LONGEST_ANSWER_MS = 15_000;

/**
 * Reads codes with a library in WebAssembly, for browsers that read none themselves. It runs in a worker, which alone may compile: no
 * page of the site has to allow that.
 */
export async function openWasmReader(signal: AbortSignal) {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const [wasm] = await Promise.all([fetchReader(signal), answerOf(worker)]);
  worker.postMessage(wasm, [wasm]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video: HTMLVideoElement): Promise<ReadCode | null> => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, WIDEST_PICTURE / videoWidth);
    [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return ask(worker, context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

async function fetchReader(signal: AbortSignal): Promise<ArrayBuffer> {
  const packed = await fetch(sitePath + packedReader, { signal });
  if (!packed.ok || !packed.body) throw new Error('The reader of barcodes is not there.');
  return new Response(packed.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** One picture at a time. */
function ask(worker: Worker, picture: ImageData): Promise<ReadCode | null> {
  const answer = answerOf<ReadCode | null>(worker);
  worker.postMessage(picture, [picture.data.buffer]);
  return answer;
}

/** The worker's next message. Fails where it breaks or is not there, which a worker tells once, and where it says nothing. */
function answerOf<Answer>(worker: Worker): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error('The reader of barcodes does not answer.')), LONGEST_ANSWER_MS);
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = reject;
  return promise.finally(() => clearTimeout(timer));
}
