import { useEffect, useState } from 'react';

const KEY = 'kindlist_keep_screen_on';

export const canKeepScreenOn = typeof navigator !== 'undefined' && 'wakeLock' in navigator;

/** Whether this device stays awake while the screen is shown that wants it, if the person does. Remembered on the device. */
export function useWakeLock(isWanted: boolean): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(readChoice);
  useEffect(() => {
    if (!isWanted || !isOn || !canKeepScreenOn) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return; // the browser lets go of it by itself
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) void given.release();
        else lock = given;
      } catch {
        // Refused, as when the battery is low: the screen goes dark as it always does.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted, isOn]);

  const setOn = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // Storage may be forbidden; then the choice lasts as long as the screen.
    }
  };
  return [isOn, setOn];
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
