import { t } from '@lingui/core/macro';
import { ImageUp, RotateCw, Trash2, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fileProblem, imageType, PICTURE_MARK_BYTES, pictureTypeOf, typeProblem } from '#rules/core/images/image';
import { Button } from '../../base/design/Button.tsx';
import { describedBy, FieldNotes } from '../../base/design/fields/FieldFrame.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { percentText } from '../../base/design/percent.ts';
import { useFocusAfter } from '../../base/design/useFocusAfter.ts';
import type { Progress } from './useUpload.ts';

interface PictureFieldProps {
  label: string;
  hint?: ReactNode;
  src: string | null | undefined;
  isSeenNearby?: boolean;
  action?: string;
  /** One low row on a phone: label and hint are then read out only. */
  isBrief?: boolean;
  progress: Progress;
  problem?: string | null;
  isRefused?: boolean;
  disabled?: boolean;
  onChoose: (file: File) => void;
  onRetry?: () => void;
  onRemove?: () => void;
  onCancel: () => void;
}

export function PictureField({
  label,
  hint,
  src,
  isSeenNearby = false,
  action,
  isBrief = false,
  progress,
  disabled,
  ...rest
}: PictureFieldProps) {
  const { problem: problemAfter, isRefused = false, onChoose, onRetry, onRemove, onCancel } = rest;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problemBefore, setProblemBefore] = useState<string | null>(null);
  const problem = problemBefore ?? problemAfter ?? undefined;
  const isBusy = progress !== null;
  const canRemove = Boolean(src && onRemove && !isBusy);
  useFocusAfter(canRemove || isBusy, button);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    target.value = ''; // the same file can be chosen again after a failure
    const found = fileProblem(file) ?? (await contentProblem(file));
    setProblemBefore(found);
    if (!found) onChoose(file);
  };
  return (
    <div className="grid gap-1.5 text-start">
      <span
        id={`${id}-label`}
        className={action ? 'sr-only' : `text-sm font-semibold text-ink ${isBrief ? 'max-sm:sr-only' : ''}`}
      >
        {label}
      </span>
      <div className={`flex flex-wrap items-center gap-4 ${action ? 'justify-center' : ''}`}>
        {!isSeenNearby && (
          <div className={`shrink-0 ${isBrief ? 'w-14 sm:w-24' : 'w-24'}`}>
            <Picture src={src} alt={src ? t`${label}, as it is now` : ''} kind={null} shape="square" eager />
          </div>
        )}
        <div className={`flex min-w-0 flex-wrap gap-2 ${action ? 'justify-center' : ''}`}>
          <input
            ref={input}
            id={id}
            type="file"
            accept={imageType.options.join(',')}
            onChange={(event) => void choose(event)}
            disabled={disabled || isBusy}
            {...(isBrief ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
            {...describedBy(id, { problem, hint })}
            className="sr-only"
            tabIndex={-1}
          />
          <Button
            ref={button}
            onClick={() => input.current?.click()}
            disabled={disabled || isBusy}
            aria-describedby={problem ? `${id}-problem` : undefined}
          >
            <ImageUp aria-hidden className="size-4.5" />
            {action ?? (src ? t`Replace Picture` : t`Choose Picture`)}
          </Button>
          {onRetry && problem && problemBefore === null && !isBusy && (
            <Button onClick={onRetry} disabled={disabled}>
              <RotateCw aria-hidden className="size-4.5" />
              {t`Try Again`}
            </Button>
          )}
          {canRemove && (
            <Button look="plain" onClick={onRemove} disabled={disabled}>
              <Trash2 aria-hidden className="size-4.5 text-problem" />
              {t`Remove`}
            </Button>
          )}
          {isBusy && (
            <Button look="plain" onClick={onCancel}>
              <X aria-hidden className="size-4.5" />
              {t`Cancel Upload`}
            </Button>
          )}
        </div>
      </div>
      {isBusy && (
        <div className="flex max-w-sm items-center gap-3">
          <ProgressBar label={t`Uploading the picture`} value={progress} max={100} />
          <span className="w-11 shrink-0 text-end text-sm text-muted tabular-nums">{percentText(progress)}</span>
        </div>
      )}
      <div className={isBrief && !problem ? 'max-sm:sr-only' : 'grid gap-1.5'}>
        <FieldNotes id={id} hint={hint} problem={problem} />
        {(problemBefore !== null || isRefused) && (
          <p className="text-sm">{t`We can’t use this file. Choose another one.`}</p>
        )}
      </div>
    </div>
  );
}

/** A name can promise a picture that the file is not: nobody waits for the server to say it. */
async function contentProblem(file: File): Promise<string | null> {
  return pictureTypeOf(await startOf(file)) ? null : typeProblem('');
}

function startOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => resolve(new Uint8Array());
    reader.readAsArrayBuffer(file.slice(0, PICTURE_MARK_BYTES));
  });
}
