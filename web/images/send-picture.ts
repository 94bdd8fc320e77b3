import { session } from '../session/session.ts';

interface SendOptions {
  /** What goes along, such as the folder. */
  fields?: Record<string, string>;
  /** Hears how much is sent, in percent. */
  onProgress: (percent: number) => void;
  /** Cancels it. */
  signal: AbortSignal;
}

/** A picture that was not taken, in the server's words when it had some. */
export class UploadProblem extends Error {}

/** Uploads a picture to the REST API, since fetch tells nothing of how far it has come. Gives the answer's `data`. */
export async function sendPicture(path: string, file: File, options: SendOptions): Promise<Record<string, unknown>> {
  const token = await session.freshToken();
  const first = await send(path, file, token, options);
  const isAgain = first.status === 401 && (await session.recover(token));
  const { status, body } = isAgain ? await send(path, file, session.getAccessToken(), options) : first;
  if (status < 200 || status >= 300) throw new UploadProblem(body?.message || 'Upload failed');
  return body?.data ?? {};
}

interface Answer {
  status: number;
  body: { message?: string; data?: Record<string, unknown> } | null;
}

function send(path: string, file: File, token: string | null, options: SendOptions): Promise<Answer> {
  const { fields = {}, onProgress, signal } = options;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/v1${path}`);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new UploadProblem('Upload failed'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'));
    else request.send(form);
  });
}
