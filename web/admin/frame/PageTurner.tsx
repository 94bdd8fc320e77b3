import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../base/design/Button.tsx';

interface PageTurnerProps {
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
}

export function PageTurner({ page, totalPages, onTurn }: PageTurnerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-3">
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>{t`Previous`}</Button>
      <p className="text-muted tabular-nums">
        <Trans>
          Page {page} of {totalPages}
        </Trans>
      </p>
      <Button disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>{t`Next`}</Button>
    </nav>
  );
}
