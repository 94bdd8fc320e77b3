import { readFile } from '#rules/shops/imports/read-file';
import type { AskedFile, FileAnswer } from './read-aside.ts';

/** Each message is a file, which is answered with what it holds, or with why nothing of it can be read. */
addEventListener('message', ({ data: { given, ways } }: MessageEvent<AskedFile>) => {
  readFile(given, ways).then(
    (found) => answer({ found }),
    ({ reason = 'NOT_READABLE' }) => answer({ reason }),
  );
});

function answer(told: FileAnswer): void {
  postMessage(told);
}
