// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { PictureField } from '../../web/images/PictureField.tsx';
import { UploadProblem } from '../../web/images/send-picture.ts';
import { useSavedPicture } from '../../web/images/useSavedPicture.ts';

test('a picture that could not be sent is sent again without being looked for', async () => {
  const sent: File[] = [];
  const send = async (file: File) => {
    sent.push(file);
    if (sent.length === 1) throw new UploadProblem('S3 upload failed: Service Unavailable');
    return true;
  };
  function Saved() {
    const picture = useSavedPicture({ send, remove: async () => {} });
    return <PictureField label="Picture" src={null} progress={null} onCancel={() => {}} {...picture} />;
  }
  render(<Saved />);
  onTestFinished(cleanup);
  const file = new File(['png'], 'mug.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
  expect(await screen.findByText('S3 upload failed: Service Unavailable')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  await expect.poll(() => screen.queryByText(/S3 upload failed/)).toBeNull();
  expect(sent).toEqual([file, file]);
});
