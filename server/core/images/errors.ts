import { t } from '@lingui/core/macro';
import { AppError, InvalidInput, NotAllowed, Unavailable } from '../../base/errors/errors.ts';
import { sizeProblem, typeProblem } from './image.rules.ts';

export class NoFile extends InvalidInput {
  constructor() {
    super({ file: [t`Upload failed`] });
  }
}

export class FileTooLarge extends AppError {
  readonly code = 'FILE_TOO_LARGE';
  constructor(bytes: number) {
    super(sizeProblem(bytes));
  }
}

/** A small file can hold more pixels than fit into memory. */
export class TooManyPixels extends AppError {
  readonly code = 'FILE_TOO_LARGE';
  constructor() {
    super(t`The picture has too many pixels. Please choose a smaller one.`);
  }
}

export class InvalidFileType extends AppError {
  readonly code = 'INVALID_FILE_TYPE';
  constructor(type: string) {
    super(typeProblem(type));
  }
}

export class UnreadablePicture extends AppError {
  readonly code = 'INVALID_FILE_TYPE';
  constructor() {
    super(t`The picture cannot be read. It may be damaged: please choose another one.`);
  }
}

export class StoreAway extends Unavailable {
  constructor() {
    super(t`Upload failed`);
  }
}

export class UploadNotSigned extends NotAllowed {}
