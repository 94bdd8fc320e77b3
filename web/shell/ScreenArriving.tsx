import { Skeleton } from '../design/Skeleton.tsx';
import { FailedLoadNote } from '../page/FailedLoadNote.tsx';
import { Page } from '../page/Page.tsx';

/** Inside the frame, while the first screen's code is on its way. */
export function ScreenArriving() {
  return (
    <Page>
      <FailedLoadNote />
      <Skeleton shape="text" heading rows={4} />
    </Page>
  );
}
