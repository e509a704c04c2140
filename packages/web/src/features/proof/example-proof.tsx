import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { readUploadHash } from '@cgdx/core/contribution/upload-hash.ts';
import { proofPath } from '../../lib/proof/proof-path.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Facts } from '../../ui/value/facts.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import { useRegister } from './get-register.ts';
import css from './proof.module.css';

/** The current register, with its first upload as an example to check. */
export function ExampleProof() {
  const register = useRegister();
  const { data, error } = register;
  return (
    <Card title="Or see one checked">
      {data ? (
        <Register register={data} />
      ) : error ? (
        <LoadFailure what="The register" query={register} />
      ) : (
        <Register />
      )}
    </Card>
  );
}

interface RegisterProps {
  /** Undefined while the register is loading: the rest of the example is shown already. */
  readonly register?: AnswerBodyOf<'GET /merkle-tree'>;
}

function Register({ register }: RegisterProps) {
  const first = register && readUploadHash(register.firstUploadHash ?? '');
  if (register && first === undefined)
    return <p className={css.none}>The register is empty. The first accepted upload will be shown here.</p>;
  const size =
    register && `${register.size.toLocaleString('en')} ${register.size === 1 ? 'upload' : 'uploads'}`;
  return (
    <div className={css.example}>
      <p>The first upload of the register, as it is now.</p>
      <Facts
        facts={[
          { name: 'Upload', value: first ? <UploadHash value={first} /> : '…' },
          { name: 'Register', value: size ?? '…' },
          { name: 'Root', value: register ? <Hash value={register.root} name="root" /> : '…' },
        ]}
      />
      {first ? (
        <div>
          <LinkButton to={proofPath(first)}>Check This One</LinkButton>
        </div>
      ) : (
        <Skeleton height={2.75} width={9} />
      )}
    </div>
  );
}
