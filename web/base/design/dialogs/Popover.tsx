import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { BackCloses } from './BackCloses.tsx';

interface PopoverProps {
  label: string;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Drawn inside `main`, so that it is not outside of every landmark. */
export function Popover({ label, trigger, open, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <BackCloses onBack={() => onOpenChange(false)} />}
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 grid max-h-[min(40rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1.5rem)] animate-drop grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-card text-ink shadow-card"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
