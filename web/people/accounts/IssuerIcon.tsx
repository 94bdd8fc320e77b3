import { useState } from 'react';
import type { Site } from '../../base/page/site.ts';
import { sitePath } from '../../base/routing/site-path.ts';

export function IssuerIcon({ issuer: { iconPath } }: { issuer: Site['issuers'][number] }) {
  const [isMissing, setMissing] = useState(false);
  if (!iconPath || isMissing) return null;
  return (
    <img
      src={sitePath + iconPath}
      alt=""
      width={20}
      height={20}
      className="size-5 object-contain"
      onError={() => setMissing(true)}
    />
  );
}
