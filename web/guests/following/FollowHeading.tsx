import { t } from '@lingui/core/macro';

/** Says of which list it is, and what following means. The server draws it, too. */
export function FollowHeading({ listName }: { listName: string }) {
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{t`Follow “${listName}”`}</h1>
      <p className="text-muted">
        {t`We’ll tell you when something new is on the list, at most once a day, and twice before its day if gifts are still wanted. Nobody sees that you follow.`}
      </p>
    </>
  );
}
