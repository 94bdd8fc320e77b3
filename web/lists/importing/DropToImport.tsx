import { t } from '@lingui/core/macro';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { droppedFiles } from './given-file.ts';

const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Fields for pictures take what is dropped on them. */
const isElsewhere = (event: DragEvent) =>
  event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Takes a file that is dropped anywhere on a list to the preview of what is in it. */
export function DropToImport({ listId }: { listId: string }) {
  const [isOver, setOver] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFile(event) || isElsewhere(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || isElsewhere(event)) return;
      event.preventDefault();
      droppedFiles.set(files);
      navigate(`/import?list=${listId}`);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [listId, navigate]);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-dashed border-brand bg-registry-wash/90">
      <p className="flex items-center gap-3 text-xl font-semibold">
        <FileUp aria-hidden className="size-6" />
        {t`Drop the file to see what is in it`}
      </p>
    </div>
  );
}
