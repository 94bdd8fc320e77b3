import { useEffect, useState } from 'react';
import { PictureField } from './PictureField.tsx';
import type { Progress } from './useUpload.ts';

interface NewPictureFieldProps {
  file: File | null;
  progress: Progress;
  onChange: (file: File | null) => void;
  onCancel: () => void;
}

/** The picture of an item that is not there yet: it is sent once the item is. */
export function NewPictureField({ file, progress, onChange, onCancel }: NewPictureFieldProps) {
  const src = useAddressOf(file);
  return (
    <PictureField
      label="Picture"
      hint="JPEG, PNG, WebP or GIF, up to 10 MB."
      src={src}
      progress={progress}
      onChoose={onChange}
      onRemove={() => onChange(null)}
      onCancel={onCancel}
    />
  );
}

/** Shows a file of this device; let go of when it is another. */
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
