;; The functions of `script-functions.ts`, several numbers at a time. Its test compiles it to `weights/kernel.wasm`.
(module
  (import "" "memory" (memory 1))
  ;; Sizes.
  (import "" "width" (global $width i32))
  (import "" "hidden" (global $hidden i32))
  (import "" "networks" (global $networks i32))
  (import "" "places" (global $places i32))
  (import "" "half" (global $half i32))
  (import "" "partBias" (global $partBias i32))
  (import "" "shareBias" (global $shareBias i32))
  (import "" "driveBias" (global $driveBias i32))
  (import "" "mostDrive" (global $mostDrive i32))
  (import "" "mostValue" (global $mostValue i32))
  (import "" "valueShift" (global $valueShift i32))
  (import "" "partShift" (global $partShift i32))
  ;; The places of the arrays.
  (import "" "featureRows" (global $rows i32))
  (import "" "scales" (global $scales i32))
  (import "" "embedding" (global $embedding i32))
  (import "" "value" (global $value i32))
  (import "" "weights" (global $weights i32))
  (import "" "parts" (global $parts i32))
  (import "" "outputs" (global $outputs i32))
  (import "" "ids" (global $ids i32))
  (import "" "total" (global $total i32))
  (import "" "shares" (global $shares i32))
  (import "" "asked" (global $asked i32))
  (import "" "logits" (global $logits i32))
  (import "" "sentences" (global $sentences i32))
  (import "" "windows" (global $windows i32))

  (func (export "learn") (param $index i32) (param $rowCount i32)
    (local $place i32)
    (local $bytes i32)
    (call $addRows (local.get $rowCount))
    (local.set $bytes (i32.shl (global.get $half) (i32.const 2)))
    (loop $next
      (call $computeParts (local.get $place))
      (call $pack
        (global.get $partBias)
        (i32.add
          (global.get $windows)
          (i32.mul
            (local.get $bytes)
            (i32.add (i32.mul (local.get $index) (global.get $places)) (local.get $place)))))
      (br_if $next
        (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 1))) (global.get $places))))
    (call $computeParts (global.get $places))
    (call $pack
      (global.get $shareBias)
      (i32.add (global.get $sentences) (i32.mul (local.get $bytes) (local.get $index)))))

  ;; Sixteen numbers of the embedding at a time.
  (func $addRows (param $count i32)
    (local $number i32)
    (local $numbers i32)
    (local $to i32)
    (local $row i32)
    (local $end i32)
    (local $place i32)
    (local $scale v128)
    (local $both v128)
    (local $half v128)
    (local $a v128)
    (local $b v128)
    (local $c v128)
    (local $d v128)
    (local.set $numbers (i32.mul (global.get $networks) (global.get $width)))
    (local.set $to (global.get $value))
    (local.set $end (i32.add (global.get $rows) (i32.shl (local.get $count) (i32.const 2))))
    (loop $nextNumbers
      (local.set $a (v128.const i32x4 0 0 0 0))
      (local.set $b (local.get $a))
      (local.set $c (local.get $a))
      (local.set $d (local.get $a))
      (local.set $row (global.get $rows))
      (block $done
        (loop $nextRow
          (br_if $done (i32.ge_u (local.get $row) (local.get $end)))
          (local.set $place (i32.mul (i32.load (local.get $row)) (global.get $networks)))
          (local.set $scale
            (v128.load16_splat
              (i32.add
                (global.get $scales)
                (i32.shl
                  (i32.add (local.get $place) (i32.div_u (local.get $number) (global.get $width)))
                  (i32.const 1)))))
          (local.set $both
            (v128.load
              (i32.add
                (i32.add (global.get $embedding) (local.get $number))
                (i32.mul (local.get $place) (global.get $width)))))
          (local.set $half (i16x8.extend_low_i8x16_s (local.get $both)))
          (local.set $a (i32x4.add (local.get $a)
            (i32x4.extmul_low_i16x8_s (local.get $half) (local.get $scale))))
          (local.set $b (i32x4.add (local.get $b)
            (i32x4.extmul_high_i16x8_s (local.get $half) (local.get $scale))))
          (local.set $half (i16x8.extend_high_i8x16_s (local.get $both)))
          (local.set $c (i32x4.add (local.get $c)
            (i32x4.extmul_low_i16x8_s (local.get $half) (local.get $scale))))
          (local.set $d (i32x4.add (local.get $d)
            (i32x4.extmul_high_i16x8_s (local.get $half) (local.get $scale))))
          (local.set $row (i32.add (local.get $row) (i32.const 4)))
          (br $nextRow)))
      (v128.store (local.get $to) (call $valueOf (local.get $a) (local.get $b)))
      (v128.store offset=16 (local.get $to) (call $valueOf (local.get $c) (local.get $d)))
      (local.set $to (i32.add (local.get $to) (i32.const 32)))
      (br_if $nextNumbers
        (i32.lt_u (local.tee $number (i32.add (local.get $number) (i32.const 16))) (local.get $numbers)))))

  (func $valueOf (param $a v128) (param $b v128) (result v128)
    (i16x8.max_s
      (i16x8.splat (i32.sub (i32.const 0) (global.get $mostValue)))
      (i16x8.min_s
        (i16x8.splat (global.get $mostValue))
        (i16x8.narrow_i32x4_s
          (call $shifted (local.get $a) (global.get $valueShift))
          (call $shifted (local.get $b) (global.get $valueShift))))))

  ;; Divides by a power of two, and rounds.
  (func $shifted (param $four v128) (param $bits i32) (result v128)
    (i32x4.shr_s
      (i32x4.add
        (local.get $four)
        (i32x4.splat (i32.shl (i32.const 1) (i32.sub (local.get $bits) (i32.const 1)))))
      (local.get $bits)))

  ;; Sixteen units at a time.
  (func $computeParts (param $place i32)
    (local $network i32)
    (local $unit i32)
    (local $from i32)
    (local $row i32)
    (local $weight i32)
    (local $input i32)
    (local $end i32)
    (local $to i32)
    (local $both v128)
    (local $a v128)
    (local $b v128)
    (local $c v128)
    (local $d v128)
    (local.set $row (i32.shl (global.get $hidden) (i32.const 2)))
    (local.set $to (global.get $parts))
    (local.set $end (global.get $value))
    (loop $nextNetwork
      (local.set $from
        (i32.add
          (global.get $weights)
          (i32.mul
            (i32.shl (i32.mul (global.get $width) (global.get $hidden)) (i32.const 1))
            (i32.add
              (i32.mul (local.get $network) (i32.add (global.get $places) (i32.const 1)))
              (local.get $place)))))
      (local.set $unit (i32.const 0))
      (local.set $end (i32.add (local.get $end) (i32.shl (global.get $width) (i32.const 1))))
      (loop $nextUnits
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (local.set $weight (local.get $from))
        (local.set $input (i32.sub (local.get $end) (i32.shl (global.get $width) (i32.const 1))))
        (loop $nextPair
          (local.set $both (v128.load32_splat (local.get $input)))
          (local.set $a (i32x4.add (local.get $a)
            (i32x4.dot_i16x8_s (local.get $both) (v128.load (local.get $weight)))))
          (local.set $b (i32x4.add (local.get $b)
            (i32x4.dot_i16x8_s (local.get $both) (v128.load offset=16 (local.get $weight)))))
          (local.set $c (i32x4.add (local.get $c)
            (i32x4.dot_i16x8_s (local.get $both) (v128.load offset=32 (local.get $weight)))))
          (local.set $d (i32x4.add (local.get $d)
            (i32x4.dot_i16x8_s (local.get $both) (v128.load offset=48 (local.get $weight)))))
          (local.set $weight (i32.add (local.get $weight) (local.get $row)))
          (br_if $nextPair
            (i32.lt_u (local.tee $input (i32.add (local.get $input) (i32.const 4))) (local.get $end))))
        (v128.store (local.get $to) (local.get $a))
        (v128.store offset=16 (local.get $to) (local.get $b))
        (v128.store offset=32 (local.get $to) (local.get $c))
        (v128.store offset=48 (local.get $to) (local.get $d))
        (local.set $to (i32.add (local.get $to) (i32.const 64)))
        (local.set $from (i32.add (local.get $from) (i32.const 64)))
        (br_if $nextUnits
          (i32.lt_u (local.tee $unit (i32.add (local.get $unit) (i32.const 16))) (global.get $hidden))))
      (br_if $nextNetwork
        (i32.lt_u (local.tee $network (i32.add (local.get $network) (i32.const 1))) (global.get $networks)))))

  (func $pack (param $bias i32) (param $to i32)
    (local $low i32)
    (local $high i32)
    (local $end i32)
    (local $add v128)
    (local $most v128)
    (local.set $add (i32x4.splat (local.get $bias)))
    (local.set $most (i32x4.splat (i32.sub (i32.shl (local.get $bias) (i32.const 1)) (i32.const 1))))
    (local.set $low (global.get $parts))
    (local.set $high (i32.add (local.get $low) (i32.shl (global.get $half) (i32.const 2))))
    (local.set $end (local.get $high))
    (loop $next
      (v128.store
        (local.get $to)
        (v128.or
          (call $rounded (v128.load (local.get $low)) (local.get $add) (local.get $most))
          (i32x4.shl
            (call $rounded (v128.load (local.get $high)) (local.get $add) (local.get $most))
            (i32.const 16))))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (local.set $high (i32.add (local.get $high) (i32.const 16)))
      (br_if $next
        (i32.lt_u (local.tee $low (i32.add (local.get $low) (i32.const 16))) (local.get $end)))))

  (func $rounded (param $part v128) (param $bias v128) (param $most v128) (result v128)
    (i32x4.max_s
      (v128.const i32x4 0 0 0 0)
      (i32x4.min_s
        (local.get $most)
        (i32x4.add
          (local.get $bias)
          (call $shifted (local.get $part) (global.get $partShift))))))

  ;; The place of what the word at `id` adds to its sentence.
  (func $sentenceOf (param $id i32) (result i32)
    (i32.add
      (global.get $sentences)
      (i32.mul (i32.load (local.get $id)) (i32.shl (global.get $half) (i32.const 2)))))

  (func (export "addSentence") (param $count i32)
    (local $id i32)
    (local $end i32)
    (local $at i32)
    (local $bytes i32)
    (local $to i32)
    (local $upper i32)
    (local $a i32)
    (local $b i32)
    (local $c i32)
    (local $d i32)
    (local $both v128)
    (local.set $bytes (i32.shl (global.get $half) (i32.const 2)))
    (memory.fill (global.get $total) (i32.const 0) (i32.shl (local.get $bytes) (i32.const 1)))
    ;; The places before the sentence are skipped.
    (local.set $id
      (i32.add (global.get $ids) (i32.shl (i32.shr_u (global.get $places) (i32.const 1)) (i32.const 2))))
    (local.set $end (i32.add (local.get $id) (i32.shl (local.get $count) (i32.const 2))))
    (loop $nextWords
      (local.set $a (call $sentenceOf (local.get $id)))
      (local.set $b (call $sentenceOf (i32.add (local.get $id) (i32.const 4))))
      (local.set $c (call $sentenceOf (i32.add (local.get $id) (i32.const 8))))
      (local.set $d (call $sentenceOf (i32.add (local.get $id) (i32.const 12))))
      (local.set $at (i32.const 0))
      (loop $nextUnits
        (local.set $both
          (i16x8.add
            (i16x8.add
              (v128.load (i32.add (local.get $a) (local.get $at)))
              (v128.load (i32.add (local.get $b) (local.get $at))))
            (i16x8.add
              (v128.load (i32.add (local.get $c) (local.get $at)))
              (v128.load (i32.add (local.get $d) (local.get $at))))))
        (local.set $to (i32.add (global.get $total) (local.get $at)))
        (local.set $upper (i32.add (local.get $to) (local.get $bytes)))
        (v128.store
          (local.get $to)
          (i32x4.add
            (v128.load (local.get $to))
            (v128.and (local.get $both) (v128.const i32x4 0xffff 0xffff 0xffff 0xffff))))
        (v128.store
          (local.get $upper)
          (i32x4.add (v128.load (local.get $upper)) (i32x4.shr_u (local.get $both) (i32.const 16))))
        (br_if $nextUnits
          (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $bytes))))
      (br_if $nextWords
        (i32.lt_u (local.tee $id (i32.add (local.get $id) (i32.const 16))) (local.get $end)))))

  ;; The place of what the word at `id` adds to the word that stands `place` words behind the first of five.
  (func $windowOf (param $id i32) (param $place i32) (result i32)
    (i32.add
      (global.get $windows)
      (i32.mul
        (i32.shl (global.get $half) (i32.const 2))
        (i32.add
          (i32.mul
            (i32.load (i32.add (local.get $id) (i32.shl (local.get $place) (i32.const 2))))
            (global.get $places))
          (local.get $place)))))

  (func (export "addWindows") (param $count i32)
    (local $n i32)
    (local $token i32)
    (local $id i32)
    (local $at i32)
    (local $bytes i32)
    (local $row i32)
    (local $weight i32)
    (local $to i32)
    (local $share i32)
    (local $a i32)
    (local $b i32)
    (local $c i32)
    (local $d i32)
    (local $e i32)
    (local $bias v128)
    (local $most v128)
    (local $drives v128)
    (local $other v128)
    (local $person v128)
    (local $place v128)
    (local $organisation v128)
    (local $thing v128)
    (local.set $bytes (i32.shl (global.get $half) (i32.const 2)))
    (local.set $row (local.get $bytes))
    (local.set $bias (i16x8.splat (global.get $driveBias)))
    (local.set $most (i16x8.splat (global.get $mostDrive)))
    (local.set $to (global.get $logits))
    (block $done
      (loop $nextToken
        (br_if $done (i32.ge_u (local.get $n) (local.get $count)))
        (local.set $token
          (i32.load (i32.add (global.get $asked) (i32.shl (local.get $n) (i32.const 2)))))
        (local.set $id
          (i32.add (global.get $ids) (i32.shl (i32.shr_u (local.get $token) (i32.const 1)) (i32.const 2))))
        (local.set $share
          (i32.add
            (global.get $shares)
            (i32.mul (i32.and (local.get $token) (i32.const 1)) (local.get $bytes))))
        (local.set $a (call $windowOf (local.get $id) (i32.const 0)))
        (local.set $b (call $windowOf (local.get $id) (i32.const 1)))
        (local.set $c (call $windowOf (local.get $id) (i32.const 2)))
        (local.set $d (call $windowOf (local.get $id) (i32.const 3)))
        (local.set $e (call $windowOf (local.get $id) (i32.const 4)))
        (local.set $other (v128.const i32x4 0 0 0 0))
        (local.set $person (local.get $other))
        (local.set $place (local.get $other))
        (local.set $organisation (local.get $other))
        (local.set $thing (local.get $other))
        (local.set $at (i32.const 0))
        (loop $nextUnits
          (local.set $drives
            (i16x8.min_s
              (local.get $most)
              (i16x8.max_s
                (v128.const i32x4 0 0 0 0)
                (i16x8.sub
                  (i16x8.add
                    (i16x8.add
                      (i16x8.add
                        (v128.load (i32.add (local.get $share) (local.get $at)))
                        (v128.load (i32.add (local.get $a) (local.get $at))))
                      (i16x8.add
                        (v128.load (i32.add (local.get $b) (local.get $at)))
                        (v128.load (i32.add (local.get $c) (local.get $at)))))
                    (i16x8.add
                      (v128.load (i32.add (local.get $d) (local.get $at)))
                      (v128.load (i32.add (local.get $e) (local.get $at)))))
                  (local.get $bias)))))
          (local.set $weight (i32.add (global.get $outputs) (local.get $at)))
          (local.set $other (i32x4.add (local.get $other)
            (i32x4.dot_i16x8_s (local.get $drives) (v128.load (local.get $weight)))))
          (local.set $weight (i32.add (local.get $weight) (local.get $row)))
          (local.set $person (i32x4.add (local.get $person)
            (i32x4.dot_i16x8_s (local.get $drives) (v128.load (local.get $weight)))))
          (local.set $weight (i32.add (local.get $weight) (local.get $row)))
          (local.set $place (i32x4.add (local.get $place)
            (i32x4.dot_i16x8_s (local.get $drives) (v128.load (local.get $weight)))))
          (local.set $weight (i32.add (local.get $weight) (local.get $row)))
          (local.set $organisation (i32x4.add (local.get $organisation)
            (i32x4.dot_i16x8_s (local.get $drives) (v128.load (local.get $weight)))))
          (local.set $weight (i32.add (local.get $weight) (local.get $row)))
          (local.set $thing (i32x4.add (local.get $thing)
            (i32x4.dot_i16x8_s (local.get $drives) (v128.load (local.get $weight)))))
          (br_if $nextUnits
            (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $bytes))))
        (i32.store (local.get $to) (call $sumOf (local.get $other)))
        (i32.store offset=4 (local.get $to) (call $sumOf (local.get $person)))
        (i32.store offset=8 (local.get $to) (call $sumOf (local.get $place)))
        (i32.store offset=12 (local.get $to) (call $sumOf (local.get $organisation)))
        (i32.store offset=16 (local.get $to) (call $sumOf (local.get $thing)))
        (local.set $to (i32.add (local.get $to) (i32.const 20)))
        (local.set $n (i32.add (local.get $n) (i32.const 1)))
        (br $nextToken))))

  (func $sumOf (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four))))))
