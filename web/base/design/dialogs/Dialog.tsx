import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useSheetEntry } from '../../routing/sheets.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Notice } from '../Notice.tsx';
import { useSheetNote } from './sheet-notes.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export const OVERLAY = 'fixed inset-0 z-40 animate-fade bg-shade';

/** A sheet at the thumb's end of a phone, a card in the middle of anything wider. */
export const SHEET =
  'fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[92dvh] grid-cols-1 w-full animate-rise gap-5 overflow-y-auto overscroll-contain rounded-t-card border border-line bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-card sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:w-auto sm:-translate-y-1/2 sm:rounded-card sm:p-6';

const WIDTHS = { normal: 'sm:max-w-md', roomy: 'sm:max-w-xl', wide: 'sm:max-w-2xl' };

const KEPT_HEAD =
  'sticky -top-5 z-20 -mx-5 -mt-5 border-b border-line bg-card pt-5 pb-3 ps-5 pe-15 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:ps-6 sm:pt-6';

interface DialogProps {
  title: string;
  description?: string;
  width?: keyof typeof WIDTHS;
  /** Whether its title and the way out stay in sight above what is long. */
  isHeadKept?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ title, description, width = 'normal', isHeadKept = false, onClose, children }: DialogProps) {
  const giveFocusBack = useFocusReturn();
  useSheetEntry(onClose);
  const note = useSheetNote();
  const [hasFocus, setHasFocus] = useState(false); // the first button takes it, which that of the note is not to be
  const close = (
    <div className="absolute top-3 end-3">
      <Radix.Close asChild>
        <IconButton label={t`Close`} icon={<X aria-hidden />} />
      </Radix.Close>
    </div>
  );
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          ref={showTop}
          onOpenAutoFocus={() => setHasFocus(true)}
          onInteractOutside={keepOpenBesideNotes}
          onCloseAutoFocus={giveFocusBack}
          className={`${SHEET} ${WIDTHS[width]}`}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className={`grid min-w-0 gap-1 ${isHeadKept ? KEPT_HEAD : 'pe-10'}`}>
            <Radix.Title className="text-[min(1.5rem,9vw)] leading-tight wrap-anywhere">{title}</Radix.Title>
            {description && <Radix.Description className="text-muted wrap-anywhere">{description}</Radix.Description>}
            {isHeadKept && close}
          </header>
          {note && hasFocus && (
            <Notice action={<Button onClick={note.onPress}>{note.label}</Button>}>{note.text}</Notice>
          )}
          {children}
          {!isHeadKept && close}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Notes lie beside the sheet, and their buttons are about what it holds. */
function keepOpenBesideNotes(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** The button that takes the focus may stand at the end, far below the name of the thing. */
function showTop(sheet: HTMLElement | null): void {
  if (sheet) sheet.scrollTop = 0;
}

/** Stacked under a thumb on a phone, the main one last in a row elsewhere. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap-reverse sm:justify-end">{children}</footer>
  );
}
