import { S3Client } from '@aws-sdk/client-s3';

export interface S3Settings {
  bucket: string;
  endpoint?: string;
  region: string;
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

interface Patience {
  connectionTimeout: number;
  requestTimeout: number;
}

export function s3Client({ endpoint, region, credentials }: Omit<S3Settings, 'bucket'>, patience: Patience): S3Client {
  return new S3Client({
    region,
    credentials,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED', // other stores do not know Amazon's newer ones
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { ...patience, throwOnRequestTimeout: true },
  });
}
