#!/usr/bin/env bash
# Computes the dice of one exported record anew, without pbem: ssh-keygen, openssl, sha256sum, jq.
#
#   bash verify_turn.sh [LABEL]      the stream whose first 20 dice are shown, else attack/1
#
# Every step is one of docs/format.md. What the dice did is for `pbem verify`; that genesis.json is
# your game and that the record before has the head `prev`, you see by comparing with others.
[ -n "${BASH_VERSION:-}" ] || { echo "run it with bash: bash verify_turn.sh"; exit 2; }
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")"
label=${1:-attack/1}

no() { echo "NO: $*"; exit 1; }
field() { jq -r "$1" record.json; }
digits() { od -An -v -tx1 | tr -d ' \n'; }
bytes() { printf '%b' "$(sed 's/../\\x&/g' <<<"$1")"; }
H() { { printf '%s\0' "$1"; cat; } | sha256sum | cut -c 1-64; } # H(tag, standard input)
signed() { # who, namespace, file of the text, file of the signature
    ssh-keygen -q -Y verify -f allowed_signers -I "$1" -n "$2" -s "$4" <"$3" >/dev/null 2>&1 ||
        no "$4 is not the signature of $1 under $3"
    echo "good: $4"
}
person() { # who, key: what stands about somebody who plays now
    jq -r --argjson people "$people" --arg who "$1" --arg key "$2" '((.player[], .host // empty)
        | select((.id // "host") == $who)) + ($people[$who] // {}) | .[$key] // empty' genesis.json
}
proved() { # who: the powers of the roots are the challenges that follow from the modulus (4.1)
    local line blob modulus escaped size top place block name hashes candidate count=0 wanted="" raw at
    line=$(person "$1" dice)
    printf '%s\n' "$line" >"$work/key.pub"
    ssh-keygen -e -m PKCS8 -f "$work/key.pub" >"$work/key.pem"
    blob=$(cut -d ' ' -f 2 <<<"$line" | openssl base64 -d -A | digits)
    modulus=${blob:44} modulus=${modulus#00} # behind kind, exponent and length
    if openssl prime -hex "$modulus" | grep -q "is prime"; then no "the dice key of $1 is a prime"; fi
    escaped=$(sed 's/../\\x&/g' <<<"$modulus") size=${#modulus}
    for ((top = 1; top <= 16#${modulus:0:2}; top *= 2)); do :; done
    for ((place = 0; count < 9; place++)); do
        if ((place % 16 == 0)); then # the hashes of sixteen candidates at once
            rm -f "$work"/block-*
            for ((at = 0; at < 16 * 256; at++)); do
                ((block = at % 256, block * 64 < size)) || continue
                printf -v name '%08x%08x' $((place + at / 256)) $block
                printf '%b' "pbem/1/dice-key\\x00\\x${name:0:2}\\x${name:2:2}\\x${name:4:2}\\x${name:6:2}" \
                    "\\x00\\x00\\x00\\x${name:14}$escaped" >"$work/block-$name"
            done
            hashes=$(sha256sum "$work"/block-* | cut -c 1-64 | tr -d '\n')
        fi
        candidate=${hashes:0:size} hashes=${hashes:(size + 63) / 64 * 64}
        printf -v candidate '%02x%s' $((16#${candidate:0:2} % top)) "${candidate:2}"
        if [[ $candidate < $modulus ]]; then wanted+=$candidate count=$((count + 1)); fi
    done
    raw=$(person "$1" roots | openssl base64 -d -A | digits)
    [ ${#raw} = $((9 * size)) ] || no "the dice key of $1 has not nine roots"
    escaped=$(sed 's/../\\x&/g' <<<"$raw")
    for ((at = 0; at < 9; at++)); do
        printf '%b' "${escaped:at*2*size:2*size}" >"$work/root"
        openssl pkeyutl -verifyrecover -pubin -inkey "$work/key.pem" -in "$work/root" \
            -pkeyopt rsa_padding_mode:none -out "$work/power-$at" 2>/dev/null || break
    done
    [ "$(cat "$work"/power-* | digits)" = "$wanted" ] ||
        no "the roots do not prove that the dice key of $1 is a permutation"
    rm -f "$work"/*
    echo "good: the nine roots of the dice key of $1"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
index=$(field .index) prev=$(field .prev) at=$(printf '%08x' "$(field .index)")
game=$(H pbem/1/game <genesis.json)
[ "$game" = "$(field .game_id)" ] || no "genesis.json is not that of the game"
people=$(cat people.json 2>/dev/null || echo '{}') # who took a seat since the game began
jq -r --argjson people "$people" '(.player + [.host // empty | select(.seat | not) | .id = "host"])[]
    | . + ($people[.id] // {}) | (select(.key) | "\(.id) namespaces=\"pbem-orders-1,pbem-admin-1\" \(.key)"),
      (select(.dice) | "\(.id) namespaces=\"pbem-witness-1\" \(.dice)")' genesis.json |
    cmp -s - allowed_signers || no "allowed_signers holds other keys than genesis.json"
jq -r 'keys[] | "note: \(.) plays with new keys; an earlier record of the kind replace says so"' \
    <<<"$people"

hashes=""
for seat in $(field '.orders[]'); do
    jq -e --arg game "$game" --arg seat "$seat" '.player == $seat and .signed.game_id == $game' \
        "orders-$seat.json" >/dev/null || no "orders-$seat.json is not of $seat in this game"
    if grep -q "^$seat .*pbem-orders-1" allowed_signers; then
        signed "$seat" pbem-orders-1 "orders-$seat.json" "orders-$seat.sig"
        echo "number: $(jq .signed.seq "orders-$seat.json"), so a receipt for a higher one speaks against the host"
    else
        echo "without a key: orders-$seat.json"
    fi
    hashes+=$(H pbem/1/orders <"orders-$seat.json")
done
for who in $(field '.approvals[]'); do signed "$who" pbem-admin-1 admin.json "admin-$who.sig"; done
if [ "$index" = 0 ]; then orders=$game
elif [ -e admin.json ]; then orders=$(H pbem/1/admin <admin.json)
elif [ ${#hashes} = 64 ]; then orders=$hashes
else orders=$(bytes "$hashes" | H pbem/1/orders-set); fi

for who in $(field '.witnesses[]'); do proved "$who"; done
[ "$(field '.witnesses[]')" = "" ] ||
    echo "left to pbem verify: that these keys have no small factor and are no powers, and roots and proofs have none of their factors"
betas=$(jq -r '.seed // ""' genesis.json)
for who in $(field '.witnesses[]'); do
    jq -cSjn --arg game "$game" --argjson index "$index" --arg prev "$prev" --arg orders "$orders" \
        --arg who "$who" '{pbem: "witness/1", game: $game, index: $index, prev: $prev,
        orders: $orders, witness: $who}' | cmp -s - "witness-$who.json" ||
        no "witness-$who.json is not for these orders"
    signed "$who" pbem-witness-1 "witness-$who.json" "witness-$who.sig"
    blob=$(sed '/^-/d' "witness-$who.sig" | tr -d '\r\n' | openssl base64 -d -A | digits)
    name=$(printf rsa-sha2-512 | digits)
    proof=${blob##*"$name"} # behind the name: four bytes of length, and the proof
    betas+=$(bytes "${proof:8}" | H pbem/1/beta)
done

seed=$(printf '0%.0s' {1..64})
[ -e admin.json ] || seed=$(bytes "$game$at$prev$orders$betas" | H pbem/1/seed)
[ "$seed" = "$(field .seed)" ] || no "these orders and proofs give another seed"
head=$(bytes "$prev$at$orders$seed$(field .state)" | H pbem/1/head)
[ "$head" = "$(field .head)" ] || no "these orders, dice and state give another head"
echo "seed: $seed"
echo "head: $head"
[ -e admin.json ] && { echo "yes: record $index is a decision and has no dice"; exit 0; }

dice=()
for ((block = 0; ${#dice[@]} < 20; block++)); do
    drawn=$({ printf 'pbem/1/roll\0%s\0' "$label"; bytes "$(printf '%08x' "$block")"; } |
        openssl dgst -sha256 -mac HMAC -macopt "hexkey:$seed" | sed 's/.*= *//')
    for ((i = 0; i < 64; i += 2)); do
        byte=$((16#${drawn:i:2}))
        if ((byte < 252)); then dice+=($((byte % 6 + 1))); fi
    done
done
echo "yes: the first dice of $label in record $index are ${dice[*]:0:20}"
