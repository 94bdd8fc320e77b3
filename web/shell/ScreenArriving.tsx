import { Skeleton } from '../base/design/Skeleton.tsx';
import { FailedLoadNote } from '../base/page/FailedLoadNote.tsx';
import { Page } from '../base/page/Page.tsx';

/** Inside the frame, while the first screen's code is on its way. */
export function ScreenArriving() {
  return (
    <Page>
      <FailedLoadNote />
      <Skeleton shape="text" heading rows={4} />
    </Page>
  );
}
