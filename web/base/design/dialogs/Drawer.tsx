import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSheetEntry } from '../../routing/sheets.ts';
import { IconButton } from '../IconButton.tsx';
import { OVERLAY } from './Dialog.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer({ title, onClose, children }: DrawerProps) {
  const giveFocusBack = useFocusReturn();
  useSheetEntry(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          onCloseAutoFocus={giveFocusBack}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 grid w-72 max-w-[85vw] animate-fade content-start gap-3 overflow-y-auto overscroll-contain border-e border-line bg-card p-4 shadow-card"
        >
          <header className="flex min-h-11 items-center justify-between gap-2 ps-3">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t`Close`} icon={<X aria-hidden />} />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
