import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Measures {
  columns: number;
  gap: number;
  top: number;
}

/** Before anything is painted, and again whenever the page around it changes its size. */
export function useMeasures(container: RefObject<HTMLElement | null>, start: Measures | null): Measures | null {
  const [measures, setMeasures] = useState(start);
  useLayoutEffect(() => {
    const measure = () => {
      if (!container.current) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(container.current);
      const next = {
        columns: gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(rowGap) || 0,
        top: Math.round(container.current.getBoundingClientRect().top + window.scrollY),
      };
      setMeasures((now) => (now && isSame(now, next) ? now : next));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return measures;
}

function isSame(one: Measures, other: Measures): boolean {
  return one.columns === other.columns && one.gap === other.gap && one.top === other.top;
}
