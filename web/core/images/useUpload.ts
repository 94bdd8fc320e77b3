import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type PictureFolder, sendPicture, sendToFolder, UploadProblem } from './send-picture.ts';

/** In percent; null while nothing is on its way. */
export type Progress = number | null;

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

  /** Null when it was cancelled. Throws UploadProblem. */
  const upload = (path: string, file: File) => attempt((options) => sendPicture(path, file, options));
  const uploadTo = (folder: PictureFolder, file: File) => attempt((options) => sendToFolder(folder, file, options));
  return { progress, upload, uploadTo, cancel };
}
