import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { BesideFields } from '../../../base/design/fields/FieldFrame.tsx';
import type { ItemForm } from './item-form.ts';
import type { ItemValues } from './item-values.ts';

interface MoreFieldsProps {
  form: ItemForm;
  /** The fields in it, in their order. */
  names: readonly (keyof ItemValues)[];
  startsOpen: boolean;
  /** Shown beside the button while the fields are folded away. */
  whileFolded?: ReactNode;
  children: ReactNode;
}

/**
 * Folds away rare fields. A problem in one, or another person's change of it, opens them; the first problem gets the
 * focus.
 */
export function MoreFields({ form, names, startsOpen, whileFolded, children }: MoreFieldsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { errors, submitCount } = form.formState;
  const wrong = (Object.keys(errors) as (keyof ItemValues)[]).filter((name) => errors[name]);
  const isWrong = wrong.some((name) => names.includes(name));
  const isFirst = isWrong && wrong.every((name) => names.includes(name));
  const first = isFirst ? names.find((name) => errors[name]) : undefined;
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong]);
  const beside = useContext(BesideFields);
  const isDisputed = names.some((name) => beside[name]);
  if (isDisputed && !isOpen) setIsOpen(true);
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at each attempt, and not while something is typed
  useEffect(() => {
    if (isOpen && first) setFocus(first);
  }, [isOpen, submitCount]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="plain" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <ChevronDown aria-hidden className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          {isOpen ? t({ message: `Less`, context: 'fields' }) : t({ message: `More`, context: 'fields' })}
        </Button>
        {!isOpen && whileFolded}
      </div>
      <div id={id} className={isOpen ? 'grid gap-6' : 'hidden'}>
        {children}
      </div>
    </div>
  );
}
