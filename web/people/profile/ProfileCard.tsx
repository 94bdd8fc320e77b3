import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#rules/base/languages/say';
import { TIER_LABELS } from '#rules/core/users/account';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { numberText } from '../../base/design/locale.ts';
import { useSite } from '../../base/page/site.ts';
import { AvatarField } from './AvatarField.tsx';
import { MemberSince } from './MemberSince.tsx';
import { type ProfileCard_accountFragment, useProfileCard_accountFragment } from './ProfileCard.generated.ts';

export function ProfileCard({ account }: { account: FragmentType<ProfileCard_accountFragment> }) {
  const { data, complete } = useProfileCard_accountFragment(account);
  const { everythingForEverybody } = useSite();
  if (!complete) return null;
  const { name, email, avatarUrl, subscriptionTier, listsCreated, createdAt } = data;
  return (
    <Card as="section" padding="roomy">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:grid md:justify-items-center md:text-center">
        <Avatar name={name || email} src={avatarUrl} size="large" />
        <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-1 md:justify-items-center">
          <p
            className={`leading-snug font-semibold wrap-anywhere md:text-xl ${name.length > 30 ? 'text-base' : 'text-xl'}`}
          >
            {name}
          </p>
          <p className="text-muted wrap-anywhere max-md:sr-only">{email}</p>
          {!everythingForEverybody && (
            <Badge tone={subscriptionTier === 'FREE' ? 'plain' : 'good'} icon={<Crown aria-hidden />}>
              {say(TIER_LABELS[subscriptionTier])}
            </Badge>
          )}
        </div>
        <div className="md:basis-full">
          <AvatarField account={data} />
        </div>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-1 border-t border-line pt-4 md:mt-6 md:gap-y-3 md:pt-5">
        <Fact label={t`Member since`}>
          <MemberSince at={createdAt} />
        </Fact>
        <Fact label={t`Lists created`}>
          <span className="tabular-nums">{numberText(listsCreated)}</span>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
