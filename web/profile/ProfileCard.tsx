import type { FragmentType } from '@apollo/client';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TIER_LABELS } from '#rules/users/account';
import { Avatar } from '../design/Avatar.tsx';
import { Badge } from '../design/Badge.tsx';
import { Card } from '../design/Card.tsx';
import { AvatarField } from './AvatarField.tsx';
import { MemberSince } from './MemberSince.tsx';
import { type ProfileCard_accountFragment, useProfileCard_accountFragment } from './ProfileCard.generated.ts';

export function ProfileCard({ account }: { account: FragmentType<ProfileCard_accountFragment> }) {
  const { data, complete } = useProfileCard_accountFragment(account);
  if (!complete) return null;
  const { name, email, avatarUrl, subscriptionTier, listsCreated, createdAt } = data;
  return (
    <Card as="section" padding="roomy">
      <div className="grid justify-items-center gap-3 text-center">
        <Avatar name={name || email} src={avatarUrl} size="large" />
        <div className="grid max-w-full gap-1">
          <p className="text-xl font-semibold wrap-anywhere">{name}</p>
          <p className="text-muted wrap-anywhere">{email}</p>
        </div>
        <Badge tone={subscriptionTier === 'FREE' ? 'plain' : 'good'} icon={<Crown aria-hidden />}>
          {TIER_LABELS[subscriptionTier]}
        </Badge>
        <AvatarField account={data} />
      </div>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5">
        <Fact label="Member since">
          <MemberSince at={createdAt} />
        </Fact>
        <Fact label="Lists created">
          <span className="tabular-nums">{listsCreated}</span>
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
