import { Globe, Lock } from 'lucide-react';

/** Who may open a list, as an icon with a word. */
export function PrivacyMark({ privacy }: { privacy: 'PRIVATE' | 'PUBLIC' }) {
  const [Icon, word] = privacy === 'PUBLIC' ? ([Globe, 'Public'] as const) : ([Lock, 'Private'] as const);
  return (
    <span className="inline-flex items-center gap-1 text-sm text-muted" title={word}>
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  );
}
