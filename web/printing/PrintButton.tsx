import { Printer } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';

/** What goes on paper: reads the list that is `of` this id or link, and prints it once it is there. */
type Printed = ComponentType<{ of: string }>;

interface PrintButtonProps {
  /** Its code is loaded when it is asked for. */
  load: () => Promise<Printed>;
  of: string;
}

/** The keys with which browsers print bring the same sheet. */
export function PrintButton({ load, of }: PrintButtonProps) {
  const [asked, setAsked] = useState<{ Printed: Printed; times: number } | null>(null);
  const print = useCallback(async () => {
    try {
      const Printed = await load();
      setAsked((before) => ({ Printed, times: (before?.times ?? 0) + 1 }));
    } catch {
      const { toast } = await import('sonner');
      toast.error('Network error. Please check your internet connection and try again.');
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
  return (
    <>
      <Button onClick={() => void print()}>
        <Printer aria-hidden className="size-4.5" />
        Print
      </Button>
      {asked && <asked.Printed key={asked.times} of={of} />}
    </>
  );
}
