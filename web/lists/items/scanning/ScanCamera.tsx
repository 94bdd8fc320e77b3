import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useCamera } from './useCamera.ts';

interface ScanCameraProps {
  onCode: (code: string) => void;
}

/** The picture of the camera, with a line to hold the bars to. */
export function ScanCamera({ onCode }: ScanCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  return (
    <div className="grid gap-2">
      <div
        hidden={state === 'unusable'}
        className="relative aspect-4/3 max-h-[45dvh] w-full overflow-hidden rounded-control bg-sunk"
      >
        <video ref={video} muted playsInline aria-hidden className="size-full object-cover" />
        {state === 'open' && (
          <span
            aria-hidden
            className="absolute inset-x-[12%] top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-problem/80"
          />
        )}
      </div>
      <p role="status" className="text-muted">
        {state === 'unusable'
          ? t`The camera can’t be used here. Type the digits under the bars.`
          : t`Hold the bars in front of the camera.`}
      </p>
    </div>
  );
}
