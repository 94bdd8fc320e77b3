import { useEffect, useRef, useState } from 'react';
import { sendPicture, UploadProblem } from './send-picture.ts';

/** Null while nothing is on its way; else how much of it is sent, in percent. */
export type Progress = number | null;

/** Sends one picture at a time; leaving the screen cancels it. */
export function useUpload() {
  const [progress, setProgress] = useState<Progress>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  /** Gives what the server answered, or null when it was cancelled. Throws UploadProblem. */
  const upload = async (path: string, file: File, fields?: Record<string, string>) => {
    cancel();
    const control = new AbortController();
    underWay.current = control;
    setProgress(0);
    try {
      return await sendPicture(path, file, { fields, onProgress: setProgress, signal: control.signal });
    } catch (problem) {
      if (control.signal.aborted) return null;
      throw problem instanceof UploadProblem ? problem : new UploadProblem('Upload failed');
    } finally {
      if (underWay.current === control) {
        underWay.current = null;
        setProgress(null);
      }
    }
  };
  return { progress, upload, cancel };
}
