import { proofPath, readUploadHash } from '../../lib/proof/upload-hash.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Hash } from '../../ui/hash.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRegister } from './get-register.ts';
import css from './proof.module.css';

/** As high as the register's facts, so that nothing moves when they arrive. */
const factsRem = 11;

/** The register as it is now, whose first upload anyone may check. */
export function ExampleProof() {
  const register = useRegister();
  const { data, error } = register;
  return (
    <Card title="Or see one checked">
      {data ? (
        <Register size={data.size} root={data.root} first={readUploadHash(data.firstUploadHash ?? '')} />
      ) : error ? (
        <LoadFailure what="The register" query={register} />
      ) : (
        <Skeleton height={factsRem} />
      )}
    </Card>
  );
}

interface RegisterProps {
  readonly size: number;
  readonly root: string;
  /** Undefined while the register is empty. */
  readonly first: string | undefined;
}

export function Register({ size, root, first }: RegisterProps) {
  if (first === undefined)
    return <p className={css.none}>The register is empty. The first upload that is accepted stands here.</p>;
  return (
    <div className={css.example}>
      <p>The first upload of the register, as it is now.</p>
      <Facts
        facts={[
          { name: 'Upload', value: <Hash value={first} name="upload hash" /> },
          { name: 'Register', value: `${size.toLocaleString('en')} ${size === 1 ? 'upload' : 'uploads'}` },
          { name: 'Root', value: <Hash value={root} name="root" /> },
        ]}
      />
      <div>
        <LinkButton to={proofPath(first)}>Check This One</LinkButton>
      </div>
    </div>
  );
}
