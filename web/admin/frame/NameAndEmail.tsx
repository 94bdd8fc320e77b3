import { TextLink } from '../../base/page/TextLink.tsx';

interface NameAndEmailProps {
  id: string;
  name: string;
  email: string;
}

/** Cut off after two lines; the page of the person has all of it. */
export function NameAndEmail({ id, name, email }: NameAndEmailProps) {
  return (
    <div className="min-w-0 grow basis-48">
      <p title={name}>
        <TextLink isTall to={`/admin/users/${id}`}>
          <span className="mb-2 line-clamp-2 wrap-anywhere">{name}</span>
        </TextLink>
      </p>
      <p className="-mt-2 line-clamp-2 text-sm text-muted wrap-anywhere" title={email}>
        {email}
      </p>
    </div>
  );
}
