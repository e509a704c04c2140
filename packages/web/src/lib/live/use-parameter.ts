import { useSearchParams } from 'react-router';

/** A choice that is stored in the address, so that a reload or a link shows the same. The first value is the default. */
export function useParameter<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [parameters, setParameters] = useSearchParams();
  const value = values.find((one) => one === parameters.get(name)) ?? values[0];
  const set = (next: Value) =>
    setParameters(next === values[0] ? {} : { [name]: next }, { preventScrollReset: true });
  return [value, set];
}
