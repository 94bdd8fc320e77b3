import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { isWebAddress } from '#rules/base/text/web-address';
import { MAX_IMAGE_MEGABYTES } from '#rules/core/images/image';
import { PictureField } from './PictureField.tsx';
import type { Progress } from './useUpload.ts';

interface NewPictureFieldProps {
  file: File | null;
  address?: string;
  progress: Progress;
  onChange: (file: File | null) => void;
  onAddressRemoved: () => void;
  onCancel: () => void;
}

export function NewPictureField({
  file,
  address,
  progress,
  onChange,
  onAddressRemoved,
  onCancel,
}: NewPictureFieldProps) {
  const ofFile = useAddressOf(file);
  return (
    <PictureField
      label={t`Picture`}
      isBrief
      hint={t`JPEG, PNG, WebP or GIF, up to ${MAX_IMAGE_MEGABYTES} MB.`}
      src={ofFile ?? (isWebAddress(address ?? '') ? address : null)}
      progress={progress}
      onChoose={onChange}
      onRemove={file ? () => onChange(null) : onAddressRemoved}
      onCancel={onCancel}
    />
  );
}

function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
