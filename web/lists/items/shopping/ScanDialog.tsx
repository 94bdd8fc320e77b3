import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { printedCode } from '#rules/shops/barcodes/barcode';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog } from '../../../base/design/dialogs/Dialog.tsx';
import { Notice } from '../../../base/design/Notice.tsx';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { AlreadyListed } from '../adding/AlreadyListed.tsx';
import type { ListedItem } from '../adding/already-listed.ts';
import { useQuickAdd } from '../adding/useQuickAdd.ts';
import { WaitingItems } from '../adding/WaitingItems.tsx';
import { ScanCamera } from '../scanning/ScanCamera.tsx';
import { CodeField } from './CodeField.tsx';
import { NameBarcode } from './NameBarcode.tsx';
import { useScanning } from './useScanning.ts';

interface ScanDialogProps {
  listId: string;
  items: readonly ListedItem[];
  onClose: () => void;
}

/** Puts what is scanned on the list, one thing after the other; a thing that nobody has scanned before is named once. */
export function ScanDialog({ listId, items, onClose }: ScanDialogProps) {
  const { add, isInLine, ...quickAdd } = useQuickAdd(listId, 'SHOPPING');
  const scanning = useScanning(listId, items, { add, isInLine });
  const { scan, sentence, problem, asked, latest, listed } = scanning;
  const [onList] = listed;
  return (
    <Dialog title={t`Scan a barcode`} onClose={onClose}>
      <ScanCamera onCode={(code) => void scan(code, true)} />
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {sentence}
      </p>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {asked ? (
        <NameBarcode
          key={asked.code}
          code={printedCode(asked.code)}
          former={asked.former?.title}
          lookUp={() => scanning.lookUp(asked.code)}
          onName={scanning.name}
          onCancel={scanning.giveUpAsking}
        />
      ) : (
        <Rest>
          <div className="grid gap-2 empty:hidden">
            {latest && sentence && (
              <Button look="quiet" onClick={() => scanning.ask({ code: latest.code, former: latest })}>
                {t`It’s called something else`}
              </Button>
            )}
            <AlreadyListed listId={listId} listed={listed} onAdd={scanning.addAgain} onDone={scanning.forgetRepeated} />
            {onList && <Button look="quiet" onClick={() => void scanning.tick(onList)}>{t`Mark as Purchased`}</Button>}
          </div>
          <CodeField onTyping={scanning.noteTyping} onCode={(code) => void scan(code, false)} />
        </Rest>
      )}
      <WaitingItems listId={listId} {...quickAdd} />
    </Dialog>
  );
}

/** Has the focus while nothing is asked, and none of its fields, which would bring a phone’s keyboard over the picture. */
function Rest({ children }: { children: ReactNode }) {
  const rest = useTakesFocus<HTMLDivElement>();
  return (
    <div ref={rest} tabIndex={-1} className="grid gap-5 outline-none">
      {children}
    </div>
  );
}
