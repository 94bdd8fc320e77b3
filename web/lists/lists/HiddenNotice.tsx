import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../base/design/Notice.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';

interface HiddenNoticeProps {
  /** In the words of an administrator. */
  reason: string | null;
  isOwner: boolean;
}

/** For those who work on a list that administrators have hidden: that nobody else has it, and why. */
export function HiddenNotice({ reason, isOwner }: HiddenNoticeProps) {
  return (
    <Notice tone="problem">
      <p>
        {isOwner ? (
          <Trans>We’ve hidden this list: you and your collaborators still have it, but nobody else can open it.</Trans>
        ) : (
          <Trans>
            We’ve hidden this list: you, its owner and the other collaborators still have it, but nobody else can open
            it.
          </Trans>
        )}
      </p>
      {reason && (
        <p dir="auto" className="mt-1 font-normal wrap-anywhere whitespace-pre-line">
          {t({ message: `“${reason}”`, comment: 'Words of an administrator, in quotation marks' })}
        </p>
      )}
      <p dir="auto" className="mt-1 font-normal">
        <Trans>
          Fixed it, or think it’s a mistake? <TextLink to="/contact">Write to us</TextLink>
        </Trans>
      </p>
    </Notice>
  );
}
