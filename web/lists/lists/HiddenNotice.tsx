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
        We’ve hidden this list: {isOwner ? 'you and your collaborators' : 'you, its owner and the other collaborators'}{' '}
        still have it, but nobody else can open it.
      </p>
      {reason && (
        <p dir="auto" className="mt-1 font-normal wrap-anywhere whitespace-pre-line">
          “{reason}”
        </p>
      )}
      <p dir="auto" className="mt-1 font-normal">
        Put right what’s wrong, or think it’s a mistake? <TextLink to="/contact">Write to us</TextLink>
      </p>
    </Notice>
  );
}
