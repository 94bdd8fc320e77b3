import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

type Printed = ComponentType<{ of: string }>;

export interface PrintOptions {
  load: () => Promise<Printed>;
  of: string;
}

/** `sheet` must be rendered. The keys with which browsers print bring the same one. */
export function usePrint({ load, of }: PrintOptions): { print: () => void; sheet: ReactNode } {
  const [asked, setAsked] = useState<{ Printed: Printed; times: number } | null>(null);
  const print = useCallback(async () => {
    try {
      const Printed = await load();
      setAsked((before) => ({ Printed, times: (before?.times ?? 0) + 1 }));
    } catch {
      const { toast } = await import('sonner');
      toast.error(t`Network error. Please check your internet connection and try again.`);
    }
  }, [load]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isP = /^p$/i.test(key); // a browser that fills in a field says so as a key without a name
      if (!isP || shiftKey || altKey || ctrlKey === metaKey) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [print]);
  return { print: () => void print(), sheet: asked && <asked.Printed key={asked.times} of={of} /> };
}
