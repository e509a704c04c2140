/**
 * Traces an invocation with X-Ray, if Lambda does so. The library is loaded only then: it is larger than many functions. A
 * trace contains the ids of the invocation's subject. It contains no input, result, error or request address, since those may
 * name files.
 */
import type { Tracer } from '@aws-lambda-powertools/tracer';
import { correlation } from './log.ts';

let tracer: Tracer | undefined;

/** Lambda sets both where it traces; other machines have no daemon to send to. */
const isTraced = (): boolean =>
  process.env.AWS_XRAY_DAEMON_ADDRESS !== undefined && process.env._X_AMZN_TRACE_ID !== undefined;

export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work();
  if (tracer === undefined) {
    const { Tracer } = await import('@aws-lambda-powertools/tracer');
    tracer = new Tracer({ serviceName: 'cgdx', captureHTTPsRequests: false });
  }
  const parent = tracer.getSegment();
  const segment = parent?.addNewSubsegment(name);
  if (segment) tracer.setSegment(segment);
  try {
    return await work();
  } catch (error) {
    segment?.addFaultFlag();
    throw error;
  } finally {
    for (const [id, value] of Object.entries(correlation())) segment?.addAnnotation(id, value);
    segment?.close();
    if (parent) tracer.setSegment(parent);
  }
}
