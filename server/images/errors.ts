import { AppError, InvalidInput, NotAllowed } from '../errors.ts';
import { sizeProblem, typeProblem } from './image.rules.ts';

/** A request without the file that it is about. */
export class NoFile extends InvalidInput {
  constructor() {
    super({ file: ['Upload failed'] });
  }
}

export class FileTooLarge extends AppError {
  readonly code = 'FILE_TOO_LARGE';
  constructor(bytes: number) {
    super(sizeProblem(bytes));
  }
}

/** Few bytes can unfold to so many pixels that there is no room for them. */
export class TooManyPixels extends AppError {
  readonly code = 'FILE_TOO_LARGE';
  constructor() {
    super('The picture has too many pixels. Please choose a smaller one.');
  }
}

export class InvalidFileType extends AppError {
  readonly code = 'INVALID_FILE_TYPE';
  constructor(type: string) {
    super(typeProblem(type));
  }
}

/** It begins like a picture and is none, or it is one that takes too long. */
export class UnreadablePicture extends AppError {
  readonly code = 'INVALID_FILE_TYPE';
  constructor() {
    super('The picture cannot be read. It may be damaged: please choose another one.');
  }
}

/** The store is away; nothing was changed, and the same call may succeed in a moment. */
export class StoreAway extends AppError {
  readonly code = 'SERVICE_UNAVAILABLE';
  constructor() {
    super('Upload failed');
  }
}

/** What was signed is over, was altered, or has served already. */
export class UploadNotSigned extends NotAllowed {}
