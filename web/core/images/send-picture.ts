import { t } from '@lingui/core/macro';
import { sitePath } from '../../base/routing/site-path.ts';
import { session } from '../session/session.ts';

interface SendOptions {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export type PictureFolder = 'items' | 'branding';

export class UploadProblem extends Error {
  readonly isRefused: boolean;
  constructor(message: string, status = 0) {
    super(message);
    this.isRefused = status === 413 || status === 415;
  }
}

/** REST, since fetch tells nothing of how far it has come. Gives the answer's `data`. */
export async function sendPicture(path: string, file: File, options: SendOptions): Promise<Record<string, unknown>> {
  const sending = (token: string | null) => post(`${sitePath}/api/v1${path}`, { file }, { ...options, token });
  const { status, body } = await asSignedIn(sending);
  if (isRefused(status)) throw new UploadProblem(body?.message || t`Upload failed`, status);
  return body?.data ?? {};
}

/** Gives the address. A store that speaks S3 gets the picture from here: the server signs what may be sent. */
export async function sendToFolder(folder: PictureFolder, file: File, options: SendOptions): Promise<string> {
  if (!(await isStoredInS3())) {
    const sending = (token: string | null) =>
      post(`${sitePath}/api/v1/images/upload`, { folder, file }, { ...options, token });
    const { status, body } = await asSignedIn(sending);
    if (isRefused(status)) throw new UploadProblem(body?.message || t`Upload failed`, status);
    return String(body?.data?.url);
  }
  const { presigned_url: target, fields, public_url: address } = await signedUpload(folder, file);
  const { status, statusText, body } = await post(target, { ...fields, file }, { ...options, token: null });
  if (isRefused(status)) {
    const reason = statusText || String(status); // newer HTTP has numbers alone
    const details = body?.message;
    throw new UploadProblem(details ? t`S3 upload failed: ${reason}. ${details}` : t`S3 upload failed: ${reason}`);
  }
  return address;
}

/** Asked once, unless nobody answers. */
export function isStoredInS3(): Promise<boolean> {
  stored ??= askStore().catch(() => {
    stored = null;
    return false;
  });
  return stored;
}

let stored: Promise<boolean> | null = null;

async function askStore(): Promise<boolean> {
  const answer = await fetch(`${sitePath}/api/v1/images/service-status`);
  return (await answer.json()).data.storage === 's3';
}

interface SignedUpload {
  presigned_url: string;
  fields: Record<string, string>;
  public_url: string;
}

async function signedUpload(folder: PictureFolder, { name, type }: File): Promise<SignedUpload> {
  const query = new URLSearchParams({ filename: name, content_type: type, folder });
  const answer = await asSignedIn((token) =>
    fetch(`${sitePath}/api/v1/images/presigned-upload?${query}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    }),
  );
  const { data, message } = await answer.json();
  if (!answer.ok) throw new UploadProblem(message || t`Upload failed`, answer.status);
  return data;
}

async function asSignedIn<Answer extends { status: number }>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = await session.freshToken();
  const first = await send(token);
  const isAgain = first.status === 401 && (await session.recover(token));
  return isAgain ? send(session.getAccessToken()) : first;
}

const isRefused = (status: number) => status < 200 || status >= 300;

interface Answer {
  status: number;
  statusText: string;
  body: { message?: string; data?: Record<string, unknown> } | null;
}

/** A store wants the file to be the last field. */
function post(
  address: string,
  fields: Record<string, string | File>,
  { token, onProgress, signal }: SendOptions & { token: string | null },
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => resolve({ status: request.status, statusText: request.statusText, body: request.response });
    request.onerror = () => reject(new UploadProblem(t`Upload failed`));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'));
    else request.send(form);
  });
}
