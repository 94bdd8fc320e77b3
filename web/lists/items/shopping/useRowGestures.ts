import { type PointerEvent, type SyntheticEvent, type TouchEvent, useEffect, useRef } from 'react';

const LONG_PRESS_MS = 450;
/** A finger that moves further than this scrolls or swipes. */
const SLOP_PX = 10;
const SWIPE_PX = 56;
const MAX_SWIPE_PX = 80;

interface Press {
  x: number;
  y: number;
  isSwipe: boolean;
  /** -1 where people read from right to left: they swipe to the right. */
  direction: 1 | -1;
}

/**
 * A long press, a swipe against the direction of reading or a right click on a row opens its menu. The rest of the finger's way
 * is no tap any more.
 */
export function useRowGestures(onOpen: () => void) {
  const press = useRef<Press | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTapSpent = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    isTapSpent.current = true;
    press.current = null;
    clearTimeout(timer.current);
    onOpen();
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    clearTimeout(timer.current);
    press.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      isTapSpent.current = false;
      if (pointerType !== 'touch') return;
      const direction = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
      press.current = { x: clientX, y: clientY, isSwipe: false, direction };
      timer.current = setTimeout(open, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!press.current) return;
      const { x, y, direction } = press.current;
      const [across, down] = [(clientX - x) * direction, clientY - y];
      if (Math.hypot(across, down) > SLOP_PX) clearTimeout(timer.current);
      if (-across > SLOP_PX && -across > Math.abs(down)) press.current.isSwipe = true;
      if (!press.current.isSwipe) return;
      isTapSpent.current = true;
      currentTarget.style.translate = `${Math.max(-MAX_SWIPE_PX, Math.min(0, across)) * direction}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { isSwipe = false, x = 0, direction = 1 } = press.current ?? {};
      const isSwiped = isSwipe && (x - event.clientX) * direction >= SWIPE_PX;
      end(event);
      if (isSwiped) open();
    },
    onPointerCancel: end,
    onTouchEnd: (event: TouchEvent) => {
      if (isTapSpent.current && event.cancelable) event.preventDefault(); // or a mouse would press beside the menu and close it
    },
    onContextMenu: (event: SyntheticEvent) => {
      event.preventDefault();
      open();
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (!isTapSpent.current) return;
      isTapSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
