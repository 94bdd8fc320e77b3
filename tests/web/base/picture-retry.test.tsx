// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { PictureField } from '../../../web/core/images/PictureField.tsx';
import { UploadProblem } from '../../../web/core/images/send-picture.ts';
import { useSavedPicture } from '../../../web/core/images/useSavedPicture.ts';

const PNG_MARK = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('a picture that could not be sent is sent again without being looked for', async () => {
  const sent: File[] = [];
  const send = async (file: File) => {
    sent.push(file);
    if (sent.length === 1) throw new UploadProblem('S3 upload failed: Service Unavailable');
    return true;
  };
  open(send);
  const file = new File([PNG_MARK], 'mug.png', { type: 'image/png' });
  choose(file);
  expect(await screen.findByText('S3 upload failed: Service Unavailable')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  await expect.poll(() => screen.queryByText(/S3 upload failed/)).toBeNull();
  expect(sent).toEqual([file, file]);
});

test('a file that the server refuses is not sent again: another one is asked for', async () => {
  open(async () => {
    throw new UploadProblem('The picture cannot be read.', 415);
  });
  choose(new File([PNG_MARK], 'mug.png', { type: 'image/png' }));

  expect(await screen.findByText('We can’t use this file. Choose another one.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('a file that only calls itself a picture is refused before it is sent', async () => {
  const sent: File[] = [];
  open(async (file) => sent.push(file) > 0);
  choose(new File(['Dear diary'], 'mug.png', { type: 'image/png' }));

  expect(await screen.findByText(/^Invalid file type \(unknown\)/)).toBeDefined();
  expect(screen.getByText('We can’t use this file. Choose another one.')).toBeDefined();
  expect(sent).toEqual([]);
});

function open(send: (file: File) => Promise<boolean>) {
  function Saved() {
    const picture = useSavedPicture({ send, remove: async () => {} });
    return <PictureField label="Picture" src={null} progress={null} onCancel={() => {}} {...picture} />;
  }
  render(<Saved />);
  onTestFinished(cleanup);
}

const choose = (file: File) => fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
