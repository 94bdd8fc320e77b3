import { Skeleton } from '../base/design/Skeleton.tsx';
import { FailedLoadNote } from '../base/page/FailedLoadNote.tsx';
import { Page } from '../base/page/Page.tsx';

export function ScreenArriving() {
  return (
    <Page>
      <FailedLoadNote />
      <Skeleton shape="text" heading rows={4} />
    </Page>
  );
}
