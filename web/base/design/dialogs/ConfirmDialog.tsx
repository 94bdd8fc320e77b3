import { t } from '@lingui/core/macro';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSheetEntry } from '../../routing/sheets.ts';
import { Button } from '../Button.tsx';
import { DialogActions, OVERLAY, SHEET } from './Dialog.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  action: string;
  keep?: string;
  look?: 'danger' | 'primary';
  working?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function ConfirmDialog({
  title,
  question,
  action,
  keep = t`Cancel`,
  look = 'danger',
  working = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const giveFocusBack = useFocusReturn();
  useSheetEntry(onClose); // what has begun goes on, and says how it ended
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || working || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content onCloseAutoFocus={giveFocusBack} className={`${SHEET} sm:max-w-md`}>
          <header className="grid min-w-0 gap-2">
            <AlertDialog.Title className="text-[min(1.5rem,9vw)] leading-tight wrap-anywhere">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="text-muted wrap-anywhere">{question}</AlertDialog.Description>
          </header>
          {children}
          <DialogActions>
            <AlertDialog.Cancel asChild>
              <Button disabled={working}>{keep}</Button>
            </AlertDialog.Cancel>
            <Button look={look} working={working} onClick={onConfirm}>
              {action}
            </Button>
          </DialogActions>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
