import { sitePath } from '../../base/routing/site-path.ts';
import { session } from './session.ts';

export class DownloadProblem extends Error {}

interface DownloadOptions {
  /** Nobody knows before how much it will be. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
  failure: string;
}

interface Download {
  name: string;
  file: Blob;
}

/** `path` is one on this site. */
export async function downloadFile(path: string, { onProgress, signal, failure }: DownloadOptions): Promise<Download> {
  const token = await session.freshToken();
  const first = await ask(path, token, signal);
  const isAgain = first.status === 401 && (await session.recover(token));
  const answer = isAgain ? await ask(path, session.getAccessToken(), signal) : first;
  if (!answer.ok || !answer.body) {
    const said = await answer.json().catch(() => null);
    throw new DownloadProblem(said?.message || failure);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    bytes += next.value.length;
    onProgress?.(bytes);
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { name: name ?? 'download', file: new Blob(pieces, { type }) };
}

export function saveFile({ name, file }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser has begun to save it by then
}

function ask(path: string, token: string | null, signal?: AbortSignal): Promise<Response> {
  return fetch(sitePath + path, { signal, headers: token ? { Authorization: `Bearer ${token}` } : {} });
}
