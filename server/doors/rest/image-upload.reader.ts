import { t } from '@lingui/core/macro';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../base/errors/errors.ts';
import { storable } from '../../base/errors/storable-input.ts';
import { FileTooLarge, NoFile } from '../../core/images/errors.ts';
import { imageFolder, MAX_IMAGE_BYTES } from '../../core/images/image.rules.ts';
import type { UploadedFile } from '../../core/images/images.service.ts';

interface ReadUpload {
  file: UploadedFile;
  fields: Partial<Record<string, string>>;
}

/** The file's size is checked here, so that the answer can name it. */
export const MULTIPART_LIMITS = { files: 1, fields: 20, fieldSize: 8_192, fileSize: MAX_IMAGE_BYTES + 1 };

export const folder = z.string().optional().meta({ enum: imageFolder.options, default: 'items' });

export function readFolder(sent: string | undefined) {
  const read = imageFolder.safeParse(sent || 'items');
  if (!read.success) {
    const folders = imageFolder.options.join(', ');
    throw new InvalidInput({ folder: [t`The folder is one of ${folders}`] });
  }
  return read.data;
}

export async function readUpload(request: FastifyRequest): Promise<ReadUpload> {
  if (!request.isMultipart()) throw new NoFile();
  const fields: ReadUpload['fields'] = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        file = { content, filename: storable(part.filename), contentType: part.mimetype };
      } else if (typeof part.value === 'string') fields[part.fieldname] = storable(part.value);
    }
  } catch (problem) {
    const { code = '' } = problem as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new FileTooLarge(sizeOf(request));
    throw code.startsWith('FST_') || code === '' ? new NoFile() : problem;
  }
  if (!file || file.content.length === 0) throw new NoFile();
  return { file, fields };
}

function sizeOf({ headers }: FastifyRequest): number {
  return Math.max(Number(headers['content-length'] ?? 0), MAX_IMAGE_BYTES + 1);
}
