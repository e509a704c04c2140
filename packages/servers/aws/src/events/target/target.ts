/** A rule's target as EventBridge stores it. */
import { z } from 'zod';

/** Parameters for other services are stored and returned without a check. */
export const targetSchema = z.looseObject({
  Id: z.string().optional(),
  Arn: z.string().optional(),
  RoleArn: z.string().optional(),
  Input: z.string().optional(),
  InputPath: z.string().optional(),
  InputTransformer: z
    .object({
      InputPathsMap: z.record(z.string(), z.string()).optional(),
      InputTemplate: z.string().optional(),
    })
    .optional(),
  RetryPolicy: z
    .object({
      MaximumRetryAttempts: z.number().optional(),
      MaximumEventAgeInSeconds: z.number().optional(),
    })
    .optional(),
  DeadLetterConfig: z.object({ Arn: z.string().optional() }).optional(),
});

export type TargetRequest = z.infer<typeof targetSchema>;
/** A checked target, which has an id and an ARN. */
export type Target = TargetRequest & { readonly Id: string; readonly Arn: string };
