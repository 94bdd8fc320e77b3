import { session } from '../session/session.ts';

/** An export that did not come, in the server's words when it had some. */
export class ExportProblem extends Error {}

interface DownloadOptions {
  /** Hears how much has come, in bytes: how much it will be, nobody knows before. */
  onProgress: (bytes: number) => void;
  /** Cancels it. */
  signal: AbortSignal;
}

interface Download {
  name: string;
  file: Blob;
}

/** Fetches everything that the account has stored. */
export async function downloadExport({ onProgress, signal }: DownloadOptions): Promise<Download> {
  const token = await session.freshToken();
  const first = await ask(token, signal);
  const isAgain = first.status === 401 && (await session.recover(token));
  const answer = isAgain ? await ask(session.getAccessToken(), signal) : first;
  if (!answer.ok || !answer.body) {
    const said = await answer.json().catch(() => null);
    throw new ExportProblem(said?.message || 'Failed to download your data');
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    bytes += next.value.length;
    onProgress(bytes);
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'your-data.zip', file: new Blob(pieces, { type: 'application/zip' }) };
}

/** Gives a file to the browser, as following a link to it would. */
export function saveFile({ name, file }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser has begun to save it by then
}

function ask(token: string | null, signal: AbortSignal): Promise<Response> {
  return fetch('/api/v1/users/me/export', { signal, headers: token ? { Authorization: `Bearer ${token}` } : {} });
}
