import { t } from '@lingui/core/macro';
import { Globe, Lock } from 'lucide-react';

interface PrivacyMarkProps {
  privacy: 'PRIVATE' | 'PUBLIC';
  /** On a phone; the word is still read out. */
  isShort?: boolean;
}

/** An icon with a word tells who may open a list. */
export function PrivacyMark({ privacy, isShort = false }: PrivacyMarkProps) {
  const [Icon, word] = privacy === 'PUBLIC' ? ([Globe, t`Public`] as const) : ([Lock, t`Private`] as const);
  return (
    <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap text-muted" title={word}>
      <Icon aria-hidden className="size-4" />
      <span className={isShort ? 'max-sm:sr-only' : ''}>{word}</span>
    </span>
  );
}
