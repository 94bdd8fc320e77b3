import { TextLink } from '../../base/page/TextLink.tsx';
import { personName } from './person-name.ts';

interface NameAndEmailProps {
  id: string;
  name: string;
  email: string;
}

/** Cut off after two lines; the page of the person has all of it. */
export function NameAndEmail({ id, name, email }: NameAndEmailProps) {
  const shown = personName({ name, email });
  return (
    <div className="min-w-0 grow basis-48">
      <p title={shown}>
        <TextLink isTall to={`/admin/users/${id}`}>
          <bdi className="mb-2 line-clamp-2 wrap-anywhere">{shown}</bdi>
        </TextLink>
      </p>
      {shown !== email && (
        <p className="-mt-2 line-clamp-2 text-sm text-muted wrap-anywhere" title={email}>
          <bdi>{email}</bdi>
        </p>
      )}
    </div>
  );
}
