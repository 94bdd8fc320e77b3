import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type PictureFolder, sendPicture, sendToFolder, UploadProblem } from './send-picture.ts';

/** Null while nothing is on its way; else how much of it is sent, in percent. */
export type Progress = number | null;

/** Sends one picture at a time; leaving the screen cancels it. */
export function useUpload() {
  const [progress, setProgress] = useState<Progress>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  const attempt = async <Result>(send: (options: Parameters<typeof sendPicture>[2]) => Promise<Result>) => {
    cancel();
    const control = new AbortController();
    underWay.current = control;
    setProgress(0);
    try {
      return await send({ onProgress: setProgress, signal: control.signal });
    } catch (problem) {
      if (control.signal.aborted) return null;
      throw problem instanceof UploadProblem ? problem : new UploadProblem(t`Upload failed`);
    } finally {
      if (underWay.current === control) {
        underWay.current = null;
        setProgress(null);
      }
    }
  };

  /** Gives what the server answered, or null when it was cancelled. Throws UploadProblem. */
  const upload = (path: string, file: File) => attempt((options) => sendPicture(path, file, options));
  /** The same for a picture that something is about to show: gives its address. */
  const uploadTo = (folder: PictureFolder, file: File) => attempt((options) => sendToFolder(folder, file, options));
  return { progress, upload, uploadTo, cancel };
}
